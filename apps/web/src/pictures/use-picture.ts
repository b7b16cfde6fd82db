import { useStore } from 'zustand'
import { useSessionState } from '../session/session-context.ts'
import { imageAddress } from '../session/settings.ts'
import { folderPicture, pictures } from './pictures.ts'

/** The URL of the player's picture of a card, from their folder or else from their URL; null for none. */
export function usePicture(name: string): string | null {
  const fromFolder = useStore(pictures, (state) => folderPicture(state, name))
  const pattern = useSessionState(({ settings }) => settings.images)
  return fromFolder ?? imageAddress(pattern, name)
}
