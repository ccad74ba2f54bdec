/** The names of a database for tests, and of its collection of articles. */
export const project = 'projects/demo-test/databases/(default)';
export const news = `${project}/documents/News`;
