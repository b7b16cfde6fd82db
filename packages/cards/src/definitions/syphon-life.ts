import { card, gainLife, keyword, loseLife, spell, targetPlayer, the } from '@spellwright/dsl'

export const syphonLife = card({
  name: 'Syphon Life',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { player: targetPlayer }, effects: [loseLife(2, the('player')), gainLife(2)] }),
    keyword('retrace'),
  ],
})
