// Firebase's command runs this before it deploys by the repository's own settings, which have no
// Content Security Policy: that one is computed by the build.
console.error(
  'Nothing was deployed: this firebase.json is not finished. Run "npm run build", then "firebase deploy --config dist/firebase.json".',
);
process.exit(1);
