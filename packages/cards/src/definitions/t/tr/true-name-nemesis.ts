import { card, entersWith, keyword } from '@spellwright/dsl'

export const trueNameNemesis = card({
  name: 'True-Name Nemesis',
  cost: '{1}{U}{U}',
  type: 'Creature — Merfolk Rogue',
  power: 3,
  toughness: 1,
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'player', player: { player: 'any' } }, as: 'player' }),
    keyword({ kind: 'protection', from: [{ player: { chosen: 'player' } }] }),
  ],
})
