import { card, keyword, mana, pump, spell, target, the } from '@spellwright/dsl'

export const elvishFury = card({
  name: 'Elvish Fury',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'buyback', cost: [mana('{4}')] }),
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), 2, 2)] }),
  ],
})
