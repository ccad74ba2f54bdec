import { hive } from './seasons/2025-hive';

export const seasons = [hive];
