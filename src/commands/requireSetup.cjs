// Runs before anything else, on whatever version of Node is there and without packages, so it uses old
// syntax only.
var required = require('../../package.json').engines.node.replace('>=', '');
var present = process.versions.node;
if (present.localeCompare(required, 'en', { numeric: true }) < 0) {
  console.error(
    'This project needs Node ' +
      required +
      ' or later, and this is Node ' +
      present +
      '. Install a current version from https://nodejs.org and try again.',
  );
  process.exit(1);
}
// Parcel reads some characters as a pattern, its database (lmdb) others as those of an address, and npm a colon
// as the end of a folder.
var misread = /[#?%\\*:|[\]{}]|[!+@]\(|^!/;
var path = require('path');
var root = path.join(__dirname, '../..');
path
  .relative(path.parse(root).root, root)
  .split(path.sep)
  .forEach(function (name) {
    if (!misread.test(name)) return;
    console.error(
      'This project is in a folder called "' +
        name +
        '". Some of its packages misread the ' +
        misread.exec(name)[0] +
        ' in that name: rename the folder, and try again.',
    );
    process.exit(1);
  });
if (!require('fs').existsSync(path.join(root, 'node_modules/.package-lock.json'))) {
  console.error(
    'The packages that this project needs are not installed. Run npm ci, and try again.',
  );
  process.exit(1);
}
