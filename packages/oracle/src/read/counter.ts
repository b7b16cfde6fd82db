import { type CardFace, walk } from '@spellwright/dsl'

/** Counters the game gives a meaning that the engine does not know yet (CR 122.1i). */
const WITH_RULES: readonly string[] = ['rad']

const isOne = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'counter' in node && WITH_RULES.includes(String(node.counter))

/** Whether a face mentions such a counter. */
export const hasCounterWithRules = (face: CardFace): boolean =>
  walk('ability', face.abilities, {
    effect: isOne,
    costPart: isOne,
    event: isOne,
    quantity: (quantity) => typeof quantity === 'object' && isOne(quantity),
    entersModification: isOne,
    replacement: isOne,
    filter: ({ counters }) => counters !== undefined && isOne(counters),
  })
