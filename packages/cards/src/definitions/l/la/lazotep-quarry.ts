import {
  activated,
  card,
  exile,
  mana,
  sacrifice,
  setBasePT,
  setColor,
  tap,
  tapForMana,
  target,
  the,
  X,
} from '@spellwright/dsl'

export const lazotepQuarry = card({
  name: 'Lazotep Quarry',
  type: 'Land — Desert',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [tap, { kind: 'sacrifice', what: { type: 'creature' } }],
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'anyOneColor', amount: 1 } }],
    }),
    activated({
      cost: [mana('{X}{2}'), tap, sacrifice({ subtype: 'Desert' })],
      timing: 'sorcery',
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { exactly: X } }) },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        {
          kind: 'createTokenCopy',
          player: 'you',
          count: 1,
          of: the('exiled'),
          except: [setBasePT(4), setColor('B'), { kind: 'setCreatureTypes', subtypes: ['Zombie'] }],
        },
      ],
    }),
  ],
})
