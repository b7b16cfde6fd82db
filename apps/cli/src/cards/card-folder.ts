import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const hasFolders = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isDirectory())

/**
 * The folder of a card's file below the folder of its first letter: that one, or where it has folders the one of the first
 * two letters, and so on (`s/sh/shock.ts`). `npm run divide` makes folders of the next letter where one has grown too large.
 */
export function cardFolder(first: string, card: string): string {
  let folder = first
  for (let letters = 2; hasFolders(folder) && letters <= card.length; letters++)
    folder = join(folder, card.slice(0, letters))
  return folder
}
