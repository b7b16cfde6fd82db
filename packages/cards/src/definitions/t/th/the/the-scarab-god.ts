import {
  activated,
  atBeginningOf,
  card,
  count,
  dies,
  exile,
  loseLife,
  mana,
  returnTo,
  setBasePT,
  setColor,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const theScarabGod = card({
  name: 'The Scarab God',
  cost: '{3}{U}{B}',
  type: 'Legendary Creature — God',
  power: 5,
  toughness: 5,
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        loseLife(count({ subtype: 'Zombie', controller: 'you' }), 'opponent'),
        { kind: 'scry', player: 'you', count: count({ subtype: 'Zombie', controller: 'you' }) },
      ],
    }),
    activated({
      cost: [mana('{2}{U}{B}')],
      targets: { card: target({ zone: 'graveyard', type: 'creature' }) },
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
    triggered({
      on: dies('self'),
      effects: [
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('hand', 'self')],
        },
      ],
    }),
  ],
})
