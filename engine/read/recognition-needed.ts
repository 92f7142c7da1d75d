/** Thrown for a page that would have to be recognised, where that is left to somebody else. */
export class RecognitionNeeded extends Error {
  readonly page: number;

  constructor(page: number) {
    super(`Page ${page} is a picture.`);
    this.name = 'RecognitionNeeded';
    this.page = page;
  }
}

/** Stands in for a recogniser. @throws RecognitionNeeded */
export const refuseToRecognize = async (page: number): Promise<never> => {
  throw new RecognitionNeeded(page);
};
