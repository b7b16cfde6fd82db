import { wordTableOf } from './word-table.ts'

/** What a permanent is that an Aura, Equipment or Fortification is attached to: "enchanted creature". */
export const ATTACHED = wordTableOf({ Aura: 'enchanted', Equipment: 'equipped', Fortification: 'fortified' })

const PERMANENT = new RegExp(`^(?:${ATTACHED.pattern}) (?!player$)[a-z]+$`)

/** Whether these words are about the permanent the source is attached to. */
export const isAttached = (text: string): boolean => PERMANENT.test(text)
