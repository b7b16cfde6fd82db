import { useStore } from 'zustand'
import { useSessionState } from '../session/session-context.ts'
import { imageAddress } from '../session/settings.ts'
import { folderPicture, pictures } from './pictures.ts'

/** The address of the player's picture of a card: from their folder, else from the address they gave; null for none. */
export function usePicture(name: string): string | null {
  const fromFolder = useStore(pictures, (state) => folderPicture(state, name))
  const pattern = useSessionState(({ settings }) => settings.images)
  return fromFolder ?? imageAddress(pattern, name)
}
