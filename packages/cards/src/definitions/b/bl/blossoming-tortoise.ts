import {
  attacks,
  card,
  continuous,
  enters,
  exactly,
  mill,
  modifyPT,
  returnTo,
  rule,
  the,
  triggered,
} from '@spellwright/dsl'

export const blossomingTortoise = card({
  name: 'Blossoming Tortoise',
  cost: '{2}{G}{G}',
  type: 'Creature — Turtle',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        mill(3),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', type: 'land', owner: 'you' },
          count: exactly(1),
          as: 'land',
        },
        returnTo('battlefield', the('land'), { enters: ['tapped'] }),
      ],
    }),
    rule({
      kind: 'abilityCostChange',
      object: { type: 'land', controller: 'you' },
      ability: 'any',
      change: { kind: 'reduce', mana: '{1}' },
    }),
    continuous({ affects: { controller: 'you', allTypes: ['land', 'creature'] }, apply: [modifyPT(1, 1)] }),
  ],
})
