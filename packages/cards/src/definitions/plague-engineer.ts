import { card, continuous, entersWith, keyword, modifyPT } from '@spellwright/dsl'

export const plagueEngineer = card({
  name: 'Plague Engineer',
  cost: '{2}{B}',
  type: 'Creature — Phyrexian Carrier',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('deathtouch'),
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    continuous({
      affects: { type: 'creature', subtype: { chosen: 'type' }, controller: 'opponent' },
      apply: [modifyPT(-1, -1)],
    }),
  ],
})
