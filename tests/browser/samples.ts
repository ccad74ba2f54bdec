import { join } from 'node:path';
import { readSampleArticles } from '../../src/local/seedNews';
import { root } from './sites';

/** The articles that every test begins with. */
export const samples = readSampleArticles(join(root, 'content', 'news'));
