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

/** The player's own card pictures. They are only read in the browser and never sent anywhere. */
export interface PicturesState {
  readonly files: ReadonlyMap<string, File>
  /** How many pictures there are. */
  readonly count: number
  readonly folder: string
  /** A folder from the last visit that can be read only after the player allows it again. */
  readonly awaitingPermission: FolderHandle | null
}

const NO_PICTURES: PicturesState = { files: new Map(), count: 0, folder: '', awaitingPermission: null }

export const pictures = createStore<PicturesState>(() => NO_PICTURES)

const addresses = new Map<string, string>()

function setFolder(folder: string, files: readonly File[]): void {
  for (const address of addresses.values()) URL.revokeObjectURL(address)
  addresses.clear()
  const index = indexPictures(files)
  pictures.setState({ files: index, count: new Set(index.values()).size, folder, awaitingPermission: null })
}

/** The URL of the picture of a card in the folder, or null. */
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

/** Uses the files of a folder from a file input, for this visit only. */
export function loadPictureFiles(files: readonly File[]): void {
  setFolder(files[0]?.webkitRelativePath.split('/')[0] ?? '', files)
}

export const canRememberFolder = (): boolean => pickFolder() !== undefined

/** Asks for a folder, reads it, and remembers it for the next visit. */
export async function choosePictureFolder(): Promise<void> {
  const folder = await pickFolder()?.({ id: 'card-pictures', mode: 'read' })
  if (!folder) return
  setFolder(folder.name, await filesOf(folder))
  await rememberFolder(folder)
}

/** Asks for permission to read the folder from the last visit, and reads it. */
export async function reopenPictureFolder(folder: FolderHandle): Promise<void> {
  if ((await folder.requestPermission({ mode: 'read' })) === 'granted') setFolder(folder.name, await filesOf(folder))
}

/** Reads the folder from the last visit if the browser still allows it. */
export async function restorePictureFolder(): Promise<void> {
  const folder = await rememberedFolder()
  if (!folder) return
  if ((await folder.queryPermission({ mode: 'read' })) === 'granted') setFolder(folder.name, await filesOf(folder))
  else pictures.setState({ awaitingPermission: folder, folder: folder.name })
}

export async function removePictures(): Promise<void> {
  setFolder('', [])
  await forgetFolder()
}
