#!/usr/bin/env node
// `npx spellwright` in a checkout: puts the sources together where they have changed, and runs the result. The published
// package has that result and no such step.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, bundleFolder } from '../../../tools/bundle.mjs'

await bundle()
await import(pathToFileURL(join(bundleFolder, 'bin.js')))
