import { TestEnvironment } from 'jest-environment-node';

/** A test environment whose local time zone is that of Tulsa. */
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
