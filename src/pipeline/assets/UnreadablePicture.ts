/** A picture that cannot be decoded. */
export class UnreadablePicture extends Error {
  constructor(
    /** Its name in content/pictures. */
    readonly file: string,
    cause: unknown,
  ) {
    super(
      `content/pictures/${file} cannot be read as a picture: the file is damaged or of another kind than its name says. Save it again as .jpg or .png.`,
      { cause },
    );
  }
}
