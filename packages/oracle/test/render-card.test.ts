import { CardDefinitions } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import { renderCard } from '../src/index.ts'

const rendered = (name: string) => {
  const definition = CardDefinitions.tryGet(name)
  if (definition === undefined) throw new Error(`${name} is not supported`)
  return renderCard(definition)
}

describe('rendered card', () => {
  it('has cost, type line, stats, text and one text for each ability', () => {
    expect(rendered('Goblin Piledriver').faces).toEqual([
      {
        name: 'Goblin Piledriver',
        manaCost: '{1}{R}',
        typeLine: 'Creature — Goblin Warrior',
        power: '1',
        toughness: '2',
        loyalty: null,
        defense: null,
        text: 'Protection from blue\nWhenever this creature attacks, it gets +2/+0 until end of turn for each other attacking Goblin.',
        abilities: [
          'Protection from blue',
          'Whenever this creature attacks, it gets +2/+0 until end of turn for each other attacking Goblin.',
        ],
        reminders: [
          {
            keyword: 'Protection',
            text: 'Nothing of that kind can damage, enchant, equip, block or target it.',
          },
        ],
      },
    ])
  })

  it('has both faces of a two-faced card', () => {
    const { faces } = rendered('Delver of Secrets')
    expect(faces.map((face) => [face.name, face.manaCost, face.power])).toEqual([
      ['Delver of Secrets', '{U}', '1'],
      ['Insectile Aberration', null, '3'],
    ])
  })

  it('a star is printed as on the card', () => {
    expect(rendered('Tarmogoyf').faces[0]).toMatchObject({ power: '*', toughness: '1+*' })
  })

  it('a land has no mana cost, an artifact for {0} has one', () => {
    expect(rendered('Forest').faces[0]?.manaCost).toBeNull()
    expect(rendered("Tormod's Crypt").faces[0]?.manaCost).toBe('{0}')
  })

  it('keywords that follow each other share a line', () => {
    expect(rendered('Baneslayer Angel').faces[0]?.text).toBe(
      'Flying, first strike, lifelink, protection from Demons and from Dragons',
    )
  })

  it('no leftover of the rendering shows in the text of any card', () => {
    for (const { faces } of CardDefinitions.all.map(renderCard)) {
      for (const { text } of faces) {
        expect(text).not.toMatch(/undefined|\[object|NaN| {2}|\.\.| ,| \.|\bit's (power|toughness|controller|owner)/)
        const sentences = text.split('\n').filter((line) => /[a-z] [a-z]/.test(line) && line.includes('.'))
        for (const line of sentences) expect(line).toMatch(/^["•∞{+−0-9\p{Lu}]/u)
      }
    }
  })
})
