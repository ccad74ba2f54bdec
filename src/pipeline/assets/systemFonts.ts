/** A font that visitors already have, or one with exactly the same widths. */
export interface SystemFont {
  /** Full and PostScript names of the font and of those that share its widths. */
  names: string[];
  /** The average width of its characters in em, measured in Chromium on the specimen of fallbackFaces.ts. */
  averageWidth: { asWritten: number; capitals: number };
}

/** Liberation Sans and Arimo were drawn to Arial's widths; Arial's were measured on Liberation Sans. */
export const arial: SystemFont = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo-Regular'],
  averageWidth: { asWritten: 0.4427, capitals: 0.5795 },
};
export const arialBold: SystemFont = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  averageWidth: { asWritten: 0.4752, capitals: 0.5861 },
};
export const roboto: SystemFont = {
  names: ['Roboto', 'Roboto-Regular'],
  averageWidth: { asWritten: 0.4398, capitals: 0.5342 },
};
export const robotoBold: SystemFont = {
  names: ['Roboto Bold', 'Roboto-Bold'],
  averageWidth: { asWritten: 0.4473, capitals: 0.5419 },
};
