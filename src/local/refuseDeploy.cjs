// The Firebase CLI runs this before it deploys with settings that are not for visitors: the
// repository's own, which lack the Content Security Policy, and those of a build for the local
// database, whose pages show sample articles and look for the News on the visitor's machine.
console.error(`
Nothing was deployed: these settings are not those of a build for a real project.
1. Name the project in the environment or .env, without FIRESTORE_EMULATOR_HOST (.github/OWNERS.md, Settings).
2. npm run build
3. npx --yes firebase-tools@15.34.2 deploy --config dist/firebase.json --only hosting,firestore:rules --project PROJECT_ID
`);
process.exit(1);
