import { attacks, card, keyword, keywords, token, triggered } from '@spellwright/dsl'

const catSoldier = token({
  colors: ['W'],
  type: 'Creature — Cat Soldier',
  power: 1,
  toughness: 1,
  abilities: keywords('vigilance'),
})

export const brimazKingOfOreskos = card({
  name: 'Brimaz, King of Oreskos',
  type: 'Legendary Creature — Cat Soldier',
  cost: '{1}{W}{W}',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: attacks('self'),
      effects: [{ kind: 'createToken', player: 'you', count: 1, token: catSoldier, enters: ['attacking'] }],
    }),
    triggered({
      on: { kind: 'blocks', object: 'self', attacker: { type: 'creature' } },
      effects: [{ kind: 'createToken', player: 'you', count: 1, token: catSoldier, blocking: 'eventSource' }],
    }),
  ],
})
