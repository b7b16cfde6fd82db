import { card, discard, keyword, mana, spell, targetPlayer, the } from '@spellwright/dsl'

export const mindRake = card({
  name: 'Mind Rake',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { player: targetPlayer }, effects: [discard(2, the('player'))] }),
    keyword({ kind: 'overload', cost: [mana('{1}{B}')] }),
  ],
})
