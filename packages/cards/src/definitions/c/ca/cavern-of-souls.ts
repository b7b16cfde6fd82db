import { anyColor, card, entersWith, ruleUntil, tapForMana } from '@spellwright/dsl'

export const cavernOfSouls = card({
  name: 'Cavern of Souls',
  type: 'Land',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    tapForMana('{C}'),
    tapForMana(anyColor(), {
      kind: 'onlyCast',
      spell: { type: 'creature', subtype: { chosen: 'type' } },
      spent: [ruleUntil({ kind: 'cantBeCountered', what: 'eventObject' })],
    }),
  ],
})
