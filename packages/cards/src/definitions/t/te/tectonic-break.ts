import { card, spell, X } from '@spellwright/dsl'

export const tectonicBreak = card({
  name: 'Tectonic Break',
  cost: '{X}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [{ kind: 'sacrificeChoice', player: 'eachPlayer', filter: { type: 'land' }, count: X }] }),
  ],
})
