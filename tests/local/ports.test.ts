import { createServer } from 'node:http';
import { requirePort } from '../../src/local/ports';
import { listen } from '../listen';

test('an error names a port that another program uses', async () => {
  const other = createServer();
  const port = await listen(other, 'localhost');
  await expect(requirePort(port)).rejects.toThrow(`Port ${port} is in use.`);
  await new Promise((resolve) => other.close(resolve));
  await expect(requirePort(port)).resolves.toBeUndefined();
});

test('the other port that the error suggests is not the one in use', async () => {
  const other = createServer();
  // If another program uses the port already, that is just as good.
  await new Promise<void>((resolve) => {
    other.once('error', () => resolve());
    other.listen(5001, 'localhost', resolve);
  });
  await expect(requirePort(5001)).rejects.toThrow('such as PORT=5002.');
  await new Promise((resolve) => other.close(resolve));
});
