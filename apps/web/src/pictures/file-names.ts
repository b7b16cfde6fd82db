// Card pictures have names like `Lightning Bolt.full.jpg`, `lightning-bolt.png` or `m10-146-lightning_bolt.jpg`.

const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i

export const isPicture = (file: string): boolean => PICTURE.test(file)

/** The letters and digits of a name without accents, which all spellings have in common. */
export const pictureKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const SEPARATOR = /[\s_.-]+/
const isSetOrNumber = (word: string): boolean => /^\d+[a-z]?$|^[a-z0-9]{3,4}$/i.test(word)

/** The keys of the cards that a file may show, the likeliest first. */
export function keysOf(file: string): string[] {
  const bare = file
    .replace(/^.*[\\/]/, '')
    .replace(PICTURE, '')
    .replace(/\.(full|fullborder|artcrop|crop|small|normal|large|png|xlhq|hq|borderless)$/i, '')
  const plain = bare.replace(/[[({].*?[\])}]/g, ' ').trim()
  const words = plain.split(SEPARATOR)
  const nameStart = words.findIndex((word) => !isSetOrNumber(word))
  const nameEnd = words.findLastIndex((word) => !/^\d+[a-z]?$/i.test(word))
  const spellings = [
    bare,
    plain,
    ...plain.split(/\s*(?:\/\/|__|_-_)\s*/),
    words.slice(0, nameEnd + 1).join(' '),
    plain.replace(/\d+$/, ''),
    words.slice(Math.max(0, Math.min(nameStart, 2)), nameEnd + 1).join(' '),
  ]
  return [...new Set(spellings.map(pictureKey))].filter((key) => key !== '')
}

/** The files by card. A file that is named exactly like the card takes precedence over a likely one. */
export function indexPictures<F extends { readonly name: string }>(files: readonly F[]): Map<string, F> {
  const named = files.filter(({ name }) => isPicture(name)).map((file) => ({ file, keys: keysOf(file.name) }))
  const index = new Map<string, F>()
  const deepest = Math.max(0, ...named.map(({ keys }) => keys.length))
  for (let depth = 0; depth < deepest; depth++)
    for (const { file, keys } of named) {
      const key = keys[depth]
      if (key !== undefined && !index.has(key)) index.set(key, file)
    }
  return index
}
