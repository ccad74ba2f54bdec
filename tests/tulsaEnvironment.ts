import { TestEnvironment } from 'jest-environment-node';

/** A test file that names this environment reads every local time as a clock on a wall in Tulsa does. */
// Jest asks for it.
// eslint-disable-next-line no-restricted-syntax
export default class TulsaEnvironment extends TestEnvironment {
  private readonly zone = process.env.TZ;

  override async setup() {
    process.env.TZ = 'America/Chicago';
    await super.setup();
  }

  override async teardown() {
    await super.teardown();
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
  }
}
