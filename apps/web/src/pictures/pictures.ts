import { createStore } from 'zustand/vanilla'
import { indexPictures, pictureKey } from './file-names.ts'
import {
  type FolderHandle,
  filesOf,
  forgetFolder,
  pickFolder,
  rememberedFolder,
  rememberFolder,
} from './remember-folder.ts'

/** The player's own pictures of cards. They are read here and go nowhere. */
export interface PicturesState {
  readonly files: ReadonlyMap<string, File>
  /** How many pictures there are. */
  readonly count: number
  readonly folder: string
  /** A folder from the last visit that the browser asks about before it is read again. */
  readonly waiting: FolderHandle | null
}

const NONE: PicturesState = { files: new Map(), count: 0, folder: '', waiting: null }

export const pictures = createStore<PicturesState>(() => NONE)

const addresses = new Map<string, string>()

function show(folder: string, files: readonly File[]): void {
  for (const address of addresses.values()) URL.revokeObjectURL(address)
  addresses.clear()
  const index = indexPictures(files)
  pictures.setState({ files: index, count: new Set(index.values()).size, folder, waiting: null })
}

/** The address of the picture the folder has for a card, or null. */
export function folderPicture({ files }: PicturesState, name: string): string | null {
  const key = pictureKey(name)
  const known = addresses.get(key)
  if (known !== undefined) return known
  const file = files.get(key)
  if (!file) return null
  const address = URL.createObjectURL(file)
  addresses.set(key, address)
  return address
}

/** Files of a folder chosen through a plain file input: for this visit only. */
export function takePictureFiles(files: readonly File[]): void {
  show(files[0]?.webkitRelativePath.split('/')[0] ?? '', files)
}

export const canRememberFolder = (): boolean => pickFolder() !== undefined

/** Asks for a folder, reads it, and remembers it for the next visit. */
export async function choosePictureFolder(): Promise<void> {
  const folder = await pickFolder()!({ id: 'card-pictures', mode: 'read' })
  show(folder.name, await filesOf(folder))
  await rememberFolder(folder)
}

/** Goes on with a folder from the last visit, now that the player has asked for it. */
export async function allowPictureFolder(folder: FolderHandle): Promise<void> {
  if ((await folder.requestPermission({ mode: 'read' })) === 'granted') show(folder.name, await filesOf(folder))
}

/** At the beginning of a visit: the folder of the last one, if the browser still lets it be read. */
export async function recallPictureFolder(): Promise<void> {
  const folder = await rememberedFolder()
  if (!folder) return
  if ((await folder.queryPermission({ mode: 'read' })) === 'granted') show(folder.name, await filesOf(folder))
  else pictures.setState({ waiting: folder, folder: folder.name })
}

export async function dropPictures(): Promise<void> {
  show('', [])
  await forgetFolder()
}
