declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'truetype' | 'woff2';
    /** OpenType features to keep; all by default. */
    keepFeatures?: string[];
    /** A number pins an axis to that value. */
    variationAxes?: Record<string, number>;
    /** Drops the instructions that fit outlines to coarse pixels. */
    noHinting?: boolean;
    /** Keeps everything; the text must be empty then. */
    keepAllGlyphs?: boolean;
  }
  function subsetFont(font: Buffer, text: string, options?: SubsetFontOptions): Promise<Buffer>;
  export = subsetFont;
}
