import { Button } from '../../components/Button';

/** Prints the page, which begins with the poster of its season. */
export function PosterButton({ label }: { readonly label: string }) {
  return (
    <Button tone="quiet" onPress={() => void printPoster()}>
      {label}
    </Button>
  );
}

/** Prints once the poster's pictures are there, which no window shows. Without one that fails, all the same. */
async function printPoster() {
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('[data-poster] img'));
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  print();
}
