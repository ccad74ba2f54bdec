/** The container query for a card with room for its robot beside the words (see RobotCard.tsx). */
export const besideWords = '@container robot-card (min-width: 40rem)';
