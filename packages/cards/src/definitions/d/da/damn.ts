import { card, destroyNoRegeneration, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const damn = card({
  name: 'Damn',
  cost: '{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { creature: target({ type: 'creature' }) }, effects: [destroyNoRegeneration(the('creature'))] }),
    keyword({ kind: 'overload', cost: [mana('{2}{W}{W}')] }),
  ],
})
