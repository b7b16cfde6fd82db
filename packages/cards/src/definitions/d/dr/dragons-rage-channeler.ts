import { type Condition, card, continuous, gain, modifyPT, rule, triggered, youCast } from '@spellwright/dsl'

const delirium: Condition = {
  kind: 'compare',
  quantity: { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } },
  is: { atLeast: 4 },
}

export const dragonsRageChanneler = card({
  name: "Dragon's Rage Channeler",
  cost: '{R}',
  type: 'Creature — Human Shaman',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({ on: youCast({ not: { type: 'creature' } }), effects: [{ kind: 'surveil', player: 'you', count: 1 }] }),
    continuous({
      abilityWord: 'Delirium',
      condition: delirium,
      affects: 'self',
      apply: [modifyPT(2, 2), gain('flying')],
    }),
    rule({ kind: 'mustAttack', what: 'self' }, { abilityWord: 'Delirium', condition: delirium }),
  ],
})
