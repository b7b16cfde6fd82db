import { all, card, destroyNoRegeneration, mana, spell } from '@spellwright/dsl'

export const rout = card({
  name: 'Rout',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [
    { kind: 'additionalCost', cost: [mana('{2}')], optional: 'may', name: 'flash', timing: 'instant' },
    spell({ effects: [destroyNoRegeneration(all({ type: 'creature' }))] }),
  ],
})
