import { join } from 'node:path';
import { readArticleFiles } from '../../src/pipeline/news/newsFolder';
import { root } from './testBuild';

/** The articles that every test starts with. */
export const samples = readArticleFiles(join(root, 'content', 'news'));
