import { profiles, switchTexts } from '#rules';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Returns } from '../openapi/response.decorators.js';
import { pageOf, wholePage } from '../http/page.dto.js';
import { LanguageQuery } from '../http/query.dto.js';
import { Words } from '../dto/words.dto.js';

const SwitchValue = z.union([z.string(), z.boolean(), z.int(), z.null()]);

const PresetProfile = z
  .object({
    id: z.string(),
    name: Words,
    version: z.int(),
    switches: z.record(z.string(), SwitchValue),
  })
  .meta({ id: 'PresetProfile' });

const ProfileSwitch = Words.extend({
  id: z.string(),
  rules: z.array(z.string()).describe('the rules that it chooses between'),
  values: z.array(Words.extend({ value: SwitchValue })),
}).meta({ id: 'ProfileSwitch' });

const ProfilePage = pageOf(PresetProfile, 'PresetProfilePage')
  .extend({ switches: z.array(ProfileSwitch).describe('the switches, with the meaning of each value') })
  .meta({ id: 'ProfilePage' });

@ApiTags('reference')
@Controller('profiles')
export class ProfilesController {
  @Get()
  @ApiOperation({ summary: 'The house profiles and their switches' })
  @Returns(200, ProfilePage, 'All house profiles')
  list(@Query({ schema: LanguageQuery }) _query: unknown): unknown {
    return { ...wholePage(profiles), switches: switchTexts };
  }
}
