/** Names of places within a page, which an address may end with: /#meetings. */
export const places = {
  meetings: 'meetings',
};
