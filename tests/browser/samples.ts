import { join } from 'node:path';
import { readSampleArticles } from '../../src/pipeline/news/readSampleArticles';
import { root } from './sites';

/** The articles that every test starts with. */
export const samples = readSampleArticles(join(root, 'content', 'news'));
