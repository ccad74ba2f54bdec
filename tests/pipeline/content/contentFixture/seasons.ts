import { hive } from './seasons/2027-hive';

export const seasons = [hive];
