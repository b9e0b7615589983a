-- What the host does for a case is named by what it does, not by for which lifecycle.
update outbox set type = case type
  when 'notifyPartner' then 'sendLetter'
  when 'sendDeclaration' then 'sendLetter'
  when 'notifyDesk' then 'notifyOrganisation'
  when 'sendOtp' then 'sendCode'
end
where type in ('notifyPartner', 'sendDeclaration', 'notifyDesk', 'sendOtp');

update outbox set
  type = 'issueDocument',
  params = params - 'policyNumber' || jsonb_build_object('document', 'policy', 'number', params ->> 'policyNumber')
where type = 'issuePolicyDocument';
