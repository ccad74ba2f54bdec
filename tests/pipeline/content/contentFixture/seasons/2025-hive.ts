export const hive = { name: 'HIVE', path: '/hive', kickoff: '2025-01-04' };
