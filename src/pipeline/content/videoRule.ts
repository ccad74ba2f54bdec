import { groupRule } from './rule';

/** What YouTube calls a video: eleven letters, digits, hyphens and underscores. */
const VIDEO_ID = /^[\w-]{11}$/;

/** The id of a video is only an id, and not the address of its page. */
export const videoRule = groupRule((group) => {
  const { id } = group;
  if (!('poster' in group) || typeof id !== 'string' || VIDEO_ID.test(id)) return [];
  const message = `“${id}” is not the id of a video: write only its eleven signs, which follow v= or youtu.be/ in its address.`;
  return [{ message, field: 'id' }];
});
