import { all, card, mana, returnTo, spell } from '@spellwright/dsl'

export const twilightsCall = card({
  name: "Twilight's Call",
  cost: '{4}{B}{B}',
  type: 'Sorcery',
  abilities: [
    { kind: 'additionalCost', cost: [mana('{2}')], optional: 'may', name: 'flash', timing: 'instant' },
    spell({ effects: [returnTo('battlefield', all({ zone: 'graveyard', type: 'creature' }))] }),
  ],
})
