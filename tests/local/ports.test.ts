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
