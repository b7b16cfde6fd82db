import { card, entersWith, keyword, linked } from '@spellwright/dsl'

export const suturedGhoul = card({
  name: 'Sutured Ghoul',
  cost: '{4}{B}{B}{B}',
  type: 'Creature — Zombie',
  power: '*',
  toughness: '*',
  abilities: [
    keyword('trample'),
    entersWith({
      kind: 'exileAs',
      what: { zone: 'graveyard', owner: 'you', type: 'creature' },
      count: { min: 0, max: 'any' },
      linked: 'exiled',
    }),
    {
      kind: 'characteristicDefining',
      power: { kind: 'total', value: 'power', of: { zone: 'exile', among: linked('exiled') } },
      toughness: { kind: 'total', value: 'toughness', of: { zone: 'exile', among: linked('exiled') } },
    },
  ],
})
