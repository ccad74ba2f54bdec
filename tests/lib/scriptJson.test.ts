import { scriptJson } from '../../src/lib/html';

test.each(['</script>', '<!--<script>'])(
  '%s stays text within a script, and the same text',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text });
  },
);
