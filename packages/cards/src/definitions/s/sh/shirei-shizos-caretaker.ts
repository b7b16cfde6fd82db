import { atBeginningOf, card, dies, may, returnTo, the, triggered, when } from '@spellwright/dsl'

export const shireiShizosCaretaker = card({
  name: "Shirei, Shizo's Caretaker",
  cost: '{4}{B}',
  type: 'Legendary Creature — Spirit',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: dies({ type: 'creature', owner: 'you', power: { atMost: 1 } }),
      effects: [
        { kind: 'bind', as: 'card', what: 'eventObject' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [when({ kind: 'isThere', object: 'self' }, may(returnTo('battlefield', the('card'))))],
        },
      ],
    }),
  ],
})
