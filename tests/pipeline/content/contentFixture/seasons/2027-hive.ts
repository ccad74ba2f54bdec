export const hive = { name: 'HIVE', path: '/hive', kickoff: '2027-01-09' };
