import { card, continuous, enters, keyword, mana, modifyPT, returnTo, the, triggered } from '@spellwright/dsl'

export const swordOfTheMeek = card({
  name: 'Sword of the Meek',
  cost: '{2}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 2)] }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
    triggered({
      on: enters({ type: 'creature', controller: 'you', power: { exactly: 1 }, toughness: { exactly: 1 } }),
      zone: 'graveyard',
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            returnTo('battlefield', 'self', { as: 'sword' }),
            { kind: 'attach', what: the('sword'), to: 'eventObject' },
          ],
        },
      ],
    }),
  ],
})
