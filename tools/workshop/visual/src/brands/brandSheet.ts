import { join } from 'node:path';
import sharp from 'sharp';

const GAP = 6;

/** Combines the screenshots of a folder on one sheet, `columns` of them side by side, each `width` px wide. */
export async function brandSheet(
  folder: string,
  slugs: readonly string[],
  { columns, width }: { columns: number; width: number },
): Promise<string> {
  const images = await Promise.all(
    slugs.map((slug) =>
      sharp(join(folder, `${slug}.png`))
        .resize({ width })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = images[0]?.info.height ?? 0;
  const file = `${folder}.png`;
  await sharp({
    create: {
      width: columns * (width + GAP),
      height: Math.ceil(images.length / columns) * (height + GAP),
      channels: 3,
      background: '#888',
    },
  })
    .composite(
      images.map(({ data }, index) => ({
        input: data,
        left: (index % columns) * (width + GAP),
        top: Math.floor(index / columns) * (height + GAP),
      })),
    )
    .png({ palette: true })
    .toFile(file);
  return file;
}
