import type { Robot } from './contentTypes';

/** The robots we have built: what is known of each. */
export const robots = {
  roomba: {
    name: 'Roomba',
    year: 2026,
    drive: 'Swerve',
    equipment: 'a shooter and a climber',
    code: 'https://github.com/robohornets/roomba',
  },
  sprinkles: {
    name: 'Sprinkles',
    year: 2025,
    drive: 'Swerve',
    motors: 'eight Kraken X60',
    equipment: 'an elevator and mechanisms for coral and algae',
    code: 'https://github.com/robohornets/sprinkles',
  },
  javaTheHutt: {
    name: 'Java the Hutt',
    year: 2024,
    drive: 'Swerve',
    weight: '91 lbs',
    sizeWithoutBumpers: '22x22x25 inches',
  },
} satisfies Record<string, Robot>;
