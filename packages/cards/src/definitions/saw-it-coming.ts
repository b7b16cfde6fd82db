import { card, counterSpell, keyword, mana, spell, targetSpell, the } from '@spellwright/dsl'

export const sawItComing = card({
  name: 'Saw It Coming',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({ targets: { spell: targetSpell() }, effects: [counterSpell(the('spell'))] }),
    keyword({ kind: 'foretell', cost: [mana('{1}{U}')] }),
  ],
})
